import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { outDir: "../src/schnapp/web", emptyOutDir: true, chunkSizeWarningLimit: 700 },
  server: {
    fs: { allow: [".."] }, // the texts and the booklets lie with the games
    proxy: { "/api": { target: "http://127.0.0.1:8000", changeOrigin: false }, "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  // a context of its own for every file, and no process of its own: a third of the time
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/testing.ts"], pool: "vmForks", maxWorkers: "100%" },
});
