declare module 'virtual:components' {
  export const components: Record<string, import('./about/components.js').ComponentFacts>;
}
declare module 'virtual:evidence' {
  export const results: import('./evidence/results.js').Results;
  export const report: import('./conformance.js').ConformanceReport;
}
