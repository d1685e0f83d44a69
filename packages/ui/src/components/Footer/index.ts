export {
  Footer,
  FooterColumn,
  type FooterColumnProps,
  FooterFigure,
  type FooterFigureProps,
  type FooterLink,
  type FooterProps,
} from './Footer.js';
