package mail;

public class Letter {
    protected int pages = 3;
}
