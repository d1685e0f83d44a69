export { Footer, FooterColumn, type FooterColumnProps, FooterFigure, type FooterProps } from './Footer.js';
