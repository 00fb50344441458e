package net.ops.alerts;

public interface Templates {
    String render(String templateId, String subject);
}
