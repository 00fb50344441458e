import com.gridpay.billing.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.math.BigDecimal;

public class Proof {
    interface Call {
        Object get() throws Exception;
    }

    static void show(String label, Call call) {
        try {
            System.out.println(label + ": " + call.get());
        } catch (Exception e) {
            boolean own = e.getClass() == IllegalArgumentException.class || e.getClass() == IllegalStateException.class;
            System.out.println(label + ": " + e.getClass().getName() + (own ? " " + e.getMessage() : ""));
        }
    }


    public static void main(String[] args) {
        Tariff day = new Tariff("day", new BigDecimal("0.3125"));
        Invoice i = new Invoice().add(day, new BigDecimal("0.6")).add(day, new BigDecimal("0.6")).add(day, new BigDecimal("0.6"));
        System.out.println(i.lines() + " " + i.total());
    }
}
