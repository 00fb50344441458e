import web.forms.*;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        FormValidator v = new FormValidator().required("name").required("mail").maxLength("note", 5);
        for (Map<String, String> f : List.of(Map.of("name", "a", "mail", "b"), Map.of("name", "a"), Map.of("note", "much too long"))) {
            ErrorReport r = new ErrorReport();
            System.out.println(v.validate(f, r) + " " + r.errors());
        }
    }
}
