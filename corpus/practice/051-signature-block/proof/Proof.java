import java.util.*;
import mail.text.SignatureBlock;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        for (String name : new String[] {"Ann", "", null}) {
            SignatureBlock b = new SignatureBlock(name);
            List<List<String>> all = Arrays.asList(List.of(), List.of("CTO"), List.of("CTO", "Dad"),
                    Arrays.asList(null, "x", null), List.of(""), List.of("", "", ""), Arrays.asList((String) null), null);
            for (List<String> l : all) {
                t("roles " + l, () -> b.roles(l));
                t("phones " + l, () -> "<" + b.phones(l) + ">");
            }
        }
    }
}
