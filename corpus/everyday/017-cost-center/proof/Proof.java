import com.ledgerhouse.cc.CostCenter;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        List<CostCenter> made = new ArrayList<>();
        List<String> tags = new ArrayList<>(Arrays.asList("x", null));
        for (String code : new String[] {"a1", " A1 ", "b\u00df", "\u0131i", "Z"}) for (String owner : new String[] {"kim", "lee", ""}) {
            made.add(new CostCenter(code, owner, tags));
            made.add(new CostCenter(code, owner, List.of()));
        }
        tags.add("later");
        for (CostCenter c : made) System.out.println(c + c.code() + c.owner() + c.tags() + c.hashCode());
        for (CostCenter a : made) for (CostCenter b : made) System.out.print(a.equals(b) + "" + a.compareTo(b) + " ");
        System.out.println(new TreeSet<>(made) + " " + new HashSet<>(made) + made.get(0).equals(null) + made.get(0).equals("A1 (kim)"));
        System.out.println(made.get(0).withOwner("new") + " " + made.get(0).withOwner("new").tags());
        t("null code", () -> new CostCenter(null, null, null));
        t("blank", () -> new CostCenter(" ", null, null));
        t("null owner", () -> new CostCenter("a", null, null));
        t("null tags", () -> new CostCenter("a", "b", null));
        t("with null", () -> made.get(0).withOwner(null));
        t("compare null", () -> made.get(0).compareTo(null));
        t("mutate", () -> made.get(0).tags().add("q"));
        t("contains", () -> made.get(0).tags().contains(null));
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
