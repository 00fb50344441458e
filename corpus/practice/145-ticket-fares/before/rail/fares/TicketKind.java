package rail.fares;

public enum TicketKind {
    ADULT, CHILD, SENIOR, GROUP
}
