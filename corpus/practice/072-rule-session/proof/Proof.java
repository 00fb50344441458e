import rules.*;

public class Proof {
    public static void main(String[] args) {
        int[] n = {0};
        RuleSession s = new RuleSession(name -> { System.out.println("lookup " + name); return n[0]++ == 0 ? null : "gold"; });
        System.out.println(s.holds(new Condition.Known("tier")));
        System.out.println(s.holds(new Condition.Is("tier", "gold")));
    }
}
