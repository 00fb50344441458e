package press.flow;

public enum Status { DRAFT, REVIEW, APPROVED, PUBLISHED, ARCHIVED }
