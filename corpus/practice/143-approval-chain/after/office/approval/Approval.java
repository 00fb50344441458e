package office.approval;

import java.util.List;

public record Approval(String approver, List<String> asked) {
}
