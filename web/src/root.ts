/** Where the files of the page lie: "/", or a folder of somebody else's web server. */
export const ROOT = new URL(".", document.baseURI).pathname;
