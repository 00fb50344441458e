package insurance.claims;

import java.util.List;

public record Decision(String outcome, int payout, List<String> notes) {
}
