import java.util.*;
import java.util.concurrent.Callable;
import ui.paint.*;

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
        for (String s : new String[] {null, "", "#", "abc", "#abc", "#ABC", "#fff", "#000", "#12", "#1234", "#12345", "#123456", "#FFffFF", "#00ff7F", "#1234567", "#ggg", "#12345g", " #abc", "#\u0661\u0662\u0663", "#-12"}) {
            t(String.valueOf(s), () -> ColourParser.parse(s));
        }
    }
}
