import com.accounts.core.*;

public class Proof {
    public static void main(String[] args) {
        AuditLog out = (a, b, c) -> System.out.println(a + "/" + b + "/" + c);
        InMemoryAccounts[] all = {new InMemoryAccounts(), new InMemoryAccounts(null), new InMemoryAccounts(out)};
        for (int round = 0; round < 3; round++) {
            for (InMemoryAccounts acc : all) {
                for (String m : new String[] {" Bob@X.org", "bob@x.org ", "ann@x.org", "", "   "}) {
                    System.out.println(acc.open("root", m) + " " + acc.open(null, m) + " " + acc.emails());
                }
                System.out.println(acc.close("root", "BOB@x.org") + " " + acc.close(null, "BOB@x.org") + acc.close(null, ""));
                try { acc.open("x", null); } catch (NullPointerException e) { System.out.println("NPE"); }
                try { acc.close("x", null); } catch (NullPointerException e) { System.out.println("NPE"); }
                acc.emails().clear();
                System.out.println(acc.emails());
                acc.setLog(round == 0 ? out : null);
            }
        }
    }
}
