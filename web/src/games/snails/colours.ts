/** The colours of the four seats' snails. */
export const TEAMS = ["#d94436", "#2f74d6", "#3ea24c", "#e3a91f"];
/** Dark, behind white letters and in the folds of a shell. */
export const DEEP = ["#8d231b", "#163f86", "#1c5e2a", "#8f6300"];
/** Not so dark: for names, which stand white on them. */
export const INKS = ["#b3281c", "#1f56a8", "#22702f", "#8a5f00"];
