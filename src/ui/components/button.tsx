import type { ButtonHTMLAttributes, ComponentChildren, JSX } from 'preact';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

type ButtonProps = Omit<ButtonHTMLAttributes, 'class' | 'icon'> & {
  /** At most one primary button to a screen: the thing to do next. */
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
  readonly icon?: ComponentChildren;
};

export function Button({ kind = 'plain', wide = false, icon, children, ...rest }: ButtonProps): JSX.Element {
  return (
    <button type="button" {...rest} class="button" data-kind={kind} data-wide={wide}>
      {icon}
      <span class="button-label">{children}</span>
    </button>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes, 'class' | 'label'> & {
  /** What it does, for those who do not see the picture. */
  readonly label: string;
};

export function IconButton({ label, children, ...rest }: IconButtonProps): JSX.Element {
  return (
    <button type="button" title={label} {...rest} class="icon-button" aria-label={label}>
      {children}
    </button>
  );
}
