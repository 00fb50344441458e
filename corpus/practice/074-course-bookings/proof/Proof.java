import academy.Course;

public class Proof {
    public static void main(String[] args) {
        Course c = new Course(3);
        for (String n : new String[] {"a", "b", "c", "d"}) System.out.println(c.book(n, 1) + " " + c.freeSeats());
        System.out.println(c.waiting());
    }
}
