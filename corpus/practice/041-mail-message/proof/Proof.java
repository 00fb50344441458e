import java.util.*;
import java.util.concurrent.Callable;
import mail.outbound.*;

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
        for (String s : new String[] {null, "", "@x", "a@", "a@b", "ab"}) {
            t("from " + s, () -> new MailMessage.Builder().from(s).to("z@z").build());
            t("to " + s, () -> new MailMessage.Builder().from("z@z").to(s).build());
        }
        t("none", () -> new MailMessage.Builder().build());
        t("no to", () -> new MailMessage.Builder().from("a@b").to().build());
        t("null array", () -> new MailMessage.Builder().to((String[]) null));
        MailMessage.Builder b = new MailMessage.Builder().from("a@b");
        t("partly", () -> b.to("x@y", "bad", "z@z"));
        t("from bad keeps", () -> b.from("no"));
        MailMessage m = b.subject("  hi ").build();
        t("m", () -> m);
        MailMessage n = b.to("q@q").subject(null).build();
        t("n", () -> n + "|" + n.subject() + "|");
        t("m", () -> m + " " + m.recipients());
        t("copy", () -> { m.recipients().add("x"); return m.recipients().size(); });
        t("eq", () -> m.equals(new MailMessage.Builder().from("a@b").to("x@y").subject("hi").build()) + " " + m.equals(n) + " " + m.equals(null) + " " + m.equals("x"));
        t("hash", () -> m.hashCode() == new MailMessage.Builder().from("a@b").to("x@y").subject("hi").build().hashCode());
        t("contains null", () -> m.recipients().contains(null));
    }
}
