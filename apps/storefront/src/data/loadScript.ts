/** Adds a script of another provider to the page. Rejects if the script fails, so that it can be added again. */
export const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = src;
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${src} did not load`));
    };
    document.head.append(element);
  });
