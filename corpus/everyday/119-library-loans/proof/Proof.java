import java.util.*;
import org.library.loans.*;

public class Proof {
    public static void main(String[] args) {
        Map<String, Member> data = new HashMap<>();
        data.put("debt", new Member(1, "debt", -2));
        data.put("other", new Member(2, "alias", 9));
        boolean[] broken = {false};
        LoanService s = new LoanService(new MemberRepository() {
            public Optional<Member> byEmail(String e) { System.out.print("find " + e + "; "); return "nil".equals(e) ? null : Optional.ofNullable(data.get(e)); }
            public void store(Member m) { System.out.print("store " + m + "; "); if (broken[0]) throw new UnsupportedOperationException(); data.put(m.email(), m); }
        });
        Random r = new Random(9);
        for (int i = 0; i < 200; i++) {
            broken[0] = i % 11 == 10;
            String e = new String[] {"a", "b", null, "debt", "other", "nil", "n" + i}[r.nextInt(7)];
            try {
                if (r.nextInt(3) > 0) System.out.println(s.lend(e)); else System.out.println(s.giveBack(e));
            } catch (IllegalStateException x) { System.out.println(x.getMessage()); }
            catch (RuntimeException x) { System.out.println(x.getClass()); }
        }
        try { new LoanService(null); } catch (NullPointerException x) { System.out.println("npe"); }
    }
}
