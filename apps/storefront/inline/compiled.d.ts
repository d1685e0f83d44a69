declare module '*?compiled' {
  export const script: string;
}

interface Window {
  /** Libraries give this nonce to the styles that they add. */
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
