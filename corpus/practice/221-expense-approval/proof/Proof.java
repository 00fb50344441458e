import com.spendly.approval.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        ApprovalPolicy policy = new ApprovalPolicy(List.of(
                new ApprovalRule("TRAVEL", "limit", (a, e) -> e.amountCents() <= a.limitCents()),
                new ApprovalRule("TRAVEL", "cost center", (a, e) -> a.costCenter().equals(e.costCenter()))));
        Approver boss = new Approver("boss", "C1", 50000);
        System.out.println(policy.canApprove(boss, new Expense("eva", "TRAVEL", "C1", 40000)));
        System.out.println(policy.canApprove(boss, new Expense("eva", "TRAVEL", "C2", 90000)));
        System.out.println(policy.violations(boss, new Expense("eva", "TRAVEL", "C2", 90000)));
        System.out.println(policy.canApprove(boss, new Expense("eva", "GIFTS", "C9", 990000)));
    }
}
