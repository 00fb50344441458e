package docs.flow;

public enum Status { DRAFT, REVIEW, APPROVED, PUBLISHED, ARCHIVED }
