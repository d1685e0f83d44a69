declare module 'virtual:components' {
  export const components: Record<string, import('./components.js').ComponentFacts>;
}
