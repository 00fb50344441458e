import com.peopledesk.leave.*;

public class Proof {
    public static void main(String[] args) {
        LeaveRequest request = new LeaveRequest("e-77");
        request.moveTo(LeaveState.SUBMITTED);
        request.moveTo(LeaveState.APPROVED);
        try {
            request.moveTo(LeaveState.APPROVED);
            System.out.println("ok " + request.history());
        } catch (IllegalStateException e) {
            System.out.println("illegal " + e.getMessage());
        }
    }
}
