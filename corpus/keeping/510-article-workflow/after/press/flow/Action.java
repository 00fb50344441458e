package press.flow;

public enum Action { SUBMIT, REJECT, APPROVE, PUBLISH, ARCHIVE, REVIVE }
