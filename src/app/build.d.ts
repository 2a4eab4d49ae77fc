/** Which build this is; put in by vite.config.ts. */
declare const __BUILD__: string;
