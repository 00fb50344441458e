import com.yardmaster.docks.DockBoard;

public class Proof {
    public static void main(String[] args) {
        DockBoard board = new DockBoard(0, 5);
        t("next", () -> board.assignNext("T1"));
        t("free", () -> board.freeDocks());
        t("assign 2", () -> { board.assign(2, "T2"); return board.truckAt(2); });
        t("free", () -> board.freeDocks());
        DockBoard gate = new DockBoard(10, 12);
        t("gate", () -> gate.assignNext("T3"));
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
