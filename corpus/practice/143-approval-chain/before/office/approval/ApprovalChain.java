package office.approval;

import java.util.ArrayList;

public final class ApprovalChain {
    private final AbsenceCalendar calendar;
    private final Approver first;

    public ApprovalChain(AbsenceCalendar calendar) {
        this.calendar = calendar;
        Approver board = new Approver("board", null) {
            @Override
            boolean mayApprove(Request request) {
                return !request.urgent();
            }
        };
        Approver director = new Approver("director", board) {
            @Override
            boolean mayApprove(Request request) {
                return request.cents() <= 5_000_000;
            }
        };
        Approver manager = new Approver("manager", director) {
            @Override
            boolean mayApprove(Request request) {
                return request.cents() <= (request.urgent() ? 400_000 : 200_000);
            }
        };
        this.first = new Approver("lead", manager) {
            @Override
            boolean mayApprove(Request request) {
                return request.cents() <= 20_000;
            }
        };
    }

    public Approval decide(Request request) {
        if (request.cents() < 0) {
            throw new IllegalArgumentException("negative");
        }
        return first.handle(request, calendar, new ArrayList<>());
    }
}
