package health.records.access;

import java.util.Set;

public record Clinician(String id, Set<String> consents, boolean suspended) { }
