export { Field, RupeeField, type FieldProps } from './field';
export type { FieldLook } from './field-frame';
export { FileDrop, type FileDropProps, type FilePreview } from './file-drop';
export { FormErrorSummary, type FormError, type FormErrorSummaryProps } from './form-error-summary';
export { nextFieldOnEnter } from './next-field-on-enter';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { TextArea, type TextAreaProps } from './text-area';
export { useForm, type Form, type FormErrors, type FormOptions } from './use-form';
