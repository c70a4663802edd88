/** Does a key that is pressed here write or choose something in a field? A radio or a box takes only arrows and spaces. */
const FIELD = "textarea, select, [contenteditable], input:not([type='radio'], [type='checkbox'], [type='range'], [type='button'])";

export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELD) !== null;
