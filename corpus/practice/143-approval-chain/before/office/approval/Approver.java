package office.approval;

import java.util.List;

abstract class Approver {
    private final String role;
    private final Approver next;

    Approver(String role, Approver next) {
        this.role = role;
        this.next = next;
    }

    abstract boolean mayApprove(Request request);

    Approval handle(Request request, AbsenceCalendar calendar, List<String> asked) {
        asked.add(role);
        if (!role.equals(request.requester()) && mayApprove(request) && !calendar.isAbsent(role)) {
            return new Approval(role, List.copyOf(asked));
        }
        if (next == null) {
            throw new IllegalStateException("nobody can approve");
        }
        return next.handle(request, calendar, asked);
    }
}
