export { FooterForm, type FooterFormProps } from './FooterForm.js';
export { showInFooterForm } from './showInFooterForm.js';
