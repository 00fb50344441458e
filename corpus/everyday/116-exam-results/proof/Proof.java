import edu.examoffice.results.*;

public class Proof {
    static String mark(ExamSheet s) {
        try { return s.student() + " " + s.mark() + " " + s.total() + " " + s.open(); } catch (NullPointerException e) { return s.student() + " npe"; }
    }
    public static void main(String[] args) {
        ExamSheet a = new ExamSheet("Ada", true), b = new ExamSheet("Ben", false), c = new ExamSheet("Cem", true);
        a.grade(95);
        a.bonus(10);
        System.out.println(mark(a) + ", " + mark(b) + ", " + mark(c));
    }
}
