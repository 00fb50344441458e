import java.util.*;
import java.util.concurrent.Callable;
import calc.formula.*;

public class Proof {
    static void t(String label, Callable<?> c) {
        try {
            System.out.println(label + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e.getClass().getName());
        }
    }

    interface Act {
        void run() throws Exception;
    }

    static void run(String label, Act a) {
        t(label, () -> {
            a.run();
            return "done";
        });
    }

    public static void main(String[] args) throws Exception {
        FormulaTokenizer z = new FormulaTokenizer();
        for (String s : new String[] {"", "1+2", "-3*(4 - 5)", "--1", "12-7", "2*-3", "1 - -2", "a", null, "-", "1--", "(1+2)-3"}) {
            t(String.valueOf(s), () -> z.tokenize(s));
        }
    }
}
