export { Certificate, type CertificateProps } from './Certificate.js';
