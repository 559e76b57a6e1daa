import './skeleton.css';

interface SkeletonProps {
  /** Number of lines to stand in for. */
  lines?: number | undefined;
  /** `block` stands in for a picture or panel in 16:9. */
  shape?: 'lines' | 'block' | undefined;
}

/** A quiet stand-in of the same size as what will come; says nothing to a screen reader. */
export function Skeleton({ lines = 1, shape = 'lines' }: SkeletonProps) {
  if (shape === 'block') return <div className="ui-skeleton ui-skeleton-block" aria-hidden="true" />;
  return (
    <div className="ui-skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => index).map((index) => (
        <span key={index} className="ui-skeleton" />
      ))}
    </div>
  );
}
