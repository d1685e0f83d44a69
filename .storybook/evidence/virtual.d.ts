declare module 'virtual:evidence' {
  export const results: import('./results.js').Results;
  export const report: import('../conformance.js').ConformanceReport;
}
