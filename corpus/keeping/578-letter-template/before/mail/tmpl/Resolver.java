package mail.tmpl;

public interface Resolver {
    String resolve(String name);
}
