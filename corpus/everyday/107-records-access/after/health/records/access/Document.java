package health.records.access;

import java.util.List;

public record Document(String owner, String kind, List<String> requiredConsents) { }
