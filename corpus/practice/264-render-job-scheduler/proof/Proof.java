import studio.framefarm.queue.*;

public class Proof {
    public static void main(String[] args) {
        RenderScheduler s = new RenderScheduler();
        for (String id : new String[] {"a", "b", "c", "d", "e", "f"}) s.submit(new RenderJob(id, 5, 10));
        s.submit(new RenderJob("urgent", 9, 4));
        System.out.println(s.framesWaiting() + " " + s.next());
        s.nextBatch(35).forEach(j -> System.out.println(j.id()));
        System.out.println(s.next() + " " + s.framesWaiting());
    }
}
