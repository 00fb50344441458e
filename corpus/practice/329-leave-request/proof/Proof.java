import com.hr.leave.LeaveRequest;

public class Proof {
    public static void main(String[] args) {
        LeaveRequest r = new LeaveRequest();
        r.submit();
        r.review("boss", false);
        System.out.println(r.describe());
        r.submit();
        System.out.println(r.describe());
        r.withdraw();
        System.out.println(r.describe());
    }
}
