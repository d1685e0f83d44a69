declare module '*?compiled' {
  export const script: string;
}

interface Window {
  /** The nonce that libraries give to the styles they add. */
  __webpack_nonce__?: string | undefined;
  trustedTypes?: {
    createPolicy(
      name: string,
      policy: { createHTML(text: string): string | null; createScriptURL(address: string): string | null },
    ): void;
  };
}

interface Navigator {
  /** Only in Chromium. */
  connection?: { saveData?: boolean };
}
