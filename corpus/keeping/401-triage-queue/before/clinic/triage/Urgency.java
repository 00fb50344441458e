package clinic.triage;

public enum Urgency {
    ROUTINE, URGENT, CRITICAL
}
