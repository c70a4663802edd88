import { svelte } from "@sveltejs/vite-plugin-svelte";

export default {
  plugins: [svelte({ emitCss: false })],
  build: { outDir: "..", emptyOutDir: false, lib: { entry: "board.svelte.js", formats: ["es"], fileName: () => "board.js" } },
};
