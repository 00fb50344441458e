package office.approval;

public interface AbsenceCalendar {
    boolean isAbsent(String role);
}
