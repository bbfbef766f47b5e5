export { Avatar, type AvatarProps } from './avatar';
export { Badge, type BadgeProps, type BadgeTone } from './badge';
export { ClippedText, type ClippedTextProps } from './clipped-text';
export { DefinitionList, type Definition, type DefinitionListProps } from './definition-list';
export { Muted, Small, type MutedProps, type SmallProps } from './muted';
export { WaitingBadge } from './waiting-badge';
