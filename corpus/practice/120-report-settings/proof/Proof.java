import report.config.*;

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
        ReportSettings.Builder b = ReportSettings.builder().title("T").column("id").column("name");
        ReportSettings brief = b.build();
        ReportSettings full = b.column("address").pageSize(10).build();
        System.out.println(brief.title() + brief.columns() + brief.pageSize());
        System.out.println(full.title() + full.columns() + full.pageSize());
    }
}
