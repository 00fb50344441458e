import java.util.*;
import java.util.concurrent.Callable;
import lab.units.*;

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
        t("c", () -> Temperature.ofCelsius(20));
        t("k", () -> Temperature.ofKelvin(300));
        t("cold", () -> Temperature.ofCelsius(-300));
        t("warm", () -> Temperature.ofCelsius(1).isWarmerThan(Temperature.ofKelvin(1)));
        t("f0", () -> Temperature.ofCelsius(0).fahrenheit());
        t("f", () -> Temperature.ofCelsius(100).fahrenheit());
    }
}
